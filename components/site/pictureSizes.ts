/**
 * The end of the `sizes` of a picture that fills a phone's width: the sharper the screen, the less
 * of its points a drawing needs, and a phone pays for each.
 */
export const ACROSS_A_PHONE = '(min-resolution: 2.5dppx) 48vw, (min-resolution: 1.5dppx) 72vw, 92vw'
