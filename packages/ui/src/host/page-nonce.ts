/** The nonce of the page's Content-Security-Policy, from `<meta property="csp-nonce">`; none where the page has none. */
export function pageNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || undefined;
}
