import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { findCachedBrandIdentity } from '@/src/cache/content'
import { type BrandColours, DEFAULT_COLOURS } from '@/src/domain/look/identity'
import { logError } from '@/src/log/log'
import { recolourLogoMark } from '@/src/plugins/appearance/rules/brandColours'

/** The default icons by file name under `/`, with their types. */
const MIME_TYPE_BY_DEFAULT_ICON = {
  'favicon.ico': 'image/x-icon',
  'icon.svg': 'image/svg+xml',
  'apple-icon.png': 'image/png',
} as const
type DefaultIconName = keyof typeof MIME_TYPE_BY_DEFAULT_ICON

const ICON_CACHE_HEADERS = { 'Cache-Control': 'public, max-age=300' }

/**
 * Responds to the conventional icon URLs, which browsers and search engines request without reading
 * a page.
 */
export async function respondWithIcon(name: DefaultIconName): Promise<Response> {
  // Without a database the default icon is served.
  const identity = await findCachedBrandIdentity().catch((err: unknown) => {
    logError({ err, msg: 'The identity of the site could not be read for its icon' })
    return null
  })
  if (identity?.icon) return iconRedirectResponse(identity.icon.src)
  const bytes = await renderDefaultIcon(name, identity?.colours ?? DEFAULT_COLOURS)
  return new Response(new Uint8Array(bytes), {
    headers: { ...ICON_CACHE_HEADERS, 'Content-Type': MIME_TYPE_BY_DEFAULT_ICON[name] },
  })
}

const iconRedirectResponse = (address: string) =>
  new Response(null, { status: 307, headers: { ...ICON_CACHE_HEADERS, Location: address } })

const readDefaultIconFile = (name: DefaultIconName) =>
  readFile(path.join(process.cwd(), 'components/site/usualIcons', name))

// Renders a default icon from the SVG mark, which is the same in all of them.
async function renderDefaultIcon(name: DefaultIconName, colours: BrandColours): Promise<Buffer> {
  const drawing = (await readDefaultIconFile('icon.svg')).toString()
  const mark = recolourLogoMark(drawing, colours)
  if (mark === drawing) return readDefaultIconFile(name)
  if (name === 'icon.svg') return Buffer.from(mark)
  const size = ICON_SIZES_PX[name]
  const { default: sharp } = await import('sharp')
  const picture = await sharp(Buffer.from(mark), { density: 72 * (size / 32) })
    .resize(size, size)
    .png()
    .toBuffer()
  return name === 'favicon.ico' ? wrapPngInIco(picture, size) : picture
}

const ICON_SIZES_PX = { 'favicon.ico': 48, 'apple-icon.png': 180 } as const

/** Wraps a PNG in an ICO container: a directory with one entry, then the image. */
function wrapPngInIco(picture: Buffer, size: number): Buffer {
  const frame = Buffer.alloc(22)
  frame.writeUInt16LE(1, 2)
  frame.writeUInt16LE(1, 4)
  frame.writeUInt8(size, 6)
  frame.writeUInt8(size, 7)
  frame.writeUInt16LE(1, 10)
  frame.writeUInt16LE(32, 12)
  frame.writeUInt32LE(picture.length, 14)
  frame.writeUInt32LE(frame.length, 18)
  return Buffer.concat([frame, picture])
}
