import sharp from 'sharp'

const POINTS_PER_INCH = 72

export type ImageRequest = {
  /** In pixels; the height follows the drawing. */
  width: number
  format: 'avif' | 'webp' | 'png'
}

export async function renderToImage(svg: string, { width, format }: ImageRequest): Promise<Buffer> {
  const drawing = Buffer.from(svg)
  const nominal = await sharp(drawing).metadata()
  // Lines are drawn at twice the size and scaled down: finer than the rasteriser's own edges.
  const density = (2 * POINTS_PER_INCH * width) / nominal.width
  const sheet = sharp(drawing, { density }).resize({ width })
  switch (format) {
    case 'avif':
      return sheet.avif({ quality: 40, effort: 4 }).toBuffer()
    case 'webp':
      return sheet.webp({ quality: 60, effort: 4 }).toBuffer()
    case 'png':
      return sheet.png({ palette: true, quality: 90 }).toBuffer()
  }
}
