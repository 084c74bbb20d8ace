/**
 * The page's policy lets in style elements by its nonce. Monaco makes such elements and has no setting for a nonce, so
 * every style element that a script makes in this document gets the nonce that the page's scripts have.
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
