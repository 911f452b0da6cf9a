/** The widths in pixels in which every uploaded picture is kept. */
export const PICTURE_WIDTHS = { card: 480, content: 960, wide: 1600 } as const
export type PictureSize = keyof typeof PICTURE_WIDTHS
