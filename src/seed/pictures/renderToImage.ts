import sharp from 'sharp'

export type ImageRequest = {
  /** In pixels; the height follows the drawing. */
  width: number
  format: 'avif' | 'webp' | 'png'
}

export async function renderToImage(svg: string, { width, format }: ImageRequest): Promise<Buffer> {
  // Lines are drawn at twice the size and scaled down: finer than the rasteriser's own edges.
  const sheet = sharp(Buffer.from(svg), { density: 144 }).resize({ width })
  switch (format) {
    case 'avif':
      return sheet.avif({ quality: 40, effort: 4 }).toBuffer()
    case 'webp':
      return sheet.webp({ quality: 60, effort: 4 }).toBuffer()
    case 'png':
      return sheet.png({ palette: true, quality: 90 }).toBuffer()
  }
}
