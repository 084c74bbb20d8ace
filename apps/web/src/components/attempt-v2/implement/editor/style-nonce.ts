/**
 * The page's policy allows style elements only with its nonce. Monaco creates such elements and has no setting for a
 * nonce, so every style element that a script creates in this document gets the nonce of the page's scripts.
 */
const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;

if (nonce) {
  const createElement = document.createElement.bind(document);
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = createElement(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  };
}
