interface TypePolicies {
  createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown;
}

/** The page's policy (`build/policy.ts`) refuses whatever would run text as a program; a worker may come from where the page came from. */
export function allowOwnWorkers(): void {
  const policies = (globalThis as { readonly trustedTypes?: TypePolicies }).trustedTypes;
  policies?.createPolicy('default', {
    createScriptURL: (address) => (new URL(address, document.baseURI).origin === location.origin ? address : null),
  });
}
