/**
 * The last `sizes` entry of a full-width image on a phone: on sharper screens fewer image pixels
 * per screen pixel suffice, which saves data.
 */
export const PHONE_FULL_WIDTH_SIZES =
  '(min-resolution: 2.5dppx) 48vw, (min-resolution: 1.5dppx) 72vw, 92vw'
