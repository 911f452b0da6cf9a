import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Metadata } from 'next'
import {
  type BrandColours,
  colouredMark,
  DEFAULT_COLOURS,
  type Identity,
  USUAL_ICONS,
  type UsualIcon,
} from '@/src/domain/look/identity'
import { keptIdentity } from '@/src/kept/content'

const KEPT = { 'Cache-Control': 'public, max-age=300' }

/** The icons that a page names: the firm's own, or those that the site comes with. */
export function siteIcons({ icon }: Pick<Identity, 'icon'>): Metadata['icons'] {
  if (icon) return { icon: [{ url: icon.src, type: 'image/png' }], apple: icon.src }
  return {
    icon: [
      { url: '/favicon.ico', sizes: '48x48' },
      { url: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    ],
    apple: '/apple-icon.png',
  }
}

/** What is asked for at the usual addresses, by browsers and search engines that read no page. */
export async function answerWithIcon(name: UsualIcon): Promise<Response> {
  // Without its database the site still has a mark.
  const identity = await keptIdentity().catch(() => null)
  if (identity?.icon) return redirectTo(identity.icon.src)
  const bytes = await usualIcon(name, identity?.colours ?? DEFAULT_COLOURS)
  return new Response(new Uint8Array(bytes), {
    headers: { ...KEPT, 'Content-Type': USUAL_ICONS[name] },
  })
}

const redirectTo = (address: string) =>
  new Response(null, { status: 307, headers: { ...KEPT, Location: address } })

const iconFile = (name: UsualIcon) =>
  readFile(path.join(process.cwd(), 'components/site/usualIcons', name))

// Each is drawn anew from the one that can be: the mark is the same in all of them.
async function usualIcon(name: UsualIcon, colours: BrandColours): Promise<Buffer> {
  const drawing = (await iconFile('icon.svg')).toString()
  const mark = colouredMark(drawing, colours)
  if (mark === drawing) return iconFile(name)
  if (name === 'icon.svg') return Buffer.from(mark)
  const size = ICON_SIZES[name]
  const { default: sharp } = await import('sharp')
  const picture = await sharp(Buffer.from(mark), { density: 72 * (size / 32) })
    .resize(size, size)
    .png()
    .toBuffer()
  return name === 'favicon.ico' ? inIco(picture, size) : picture
}

const ICON_SIZES = { 'favicon.ico': 48, 'apple-icon.png': 180 } as const

/** A PNG in the frame that the oldest of the three formats wants: one entry, then the picture. */
function inIco(picture: Buffer, size: number): Buffer {
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
