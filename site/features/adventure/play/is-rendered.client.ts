/** Whether a style sheet leaves an element any box. */
export const isRendered = (element: Element) => element.getClientRects().length > 0;
