import type { Payload } from 'payload'
import sharp from 'sharp'
import type { ValuePage } from '@/payload-types'

let pages = 0

/** An empty navy image of the media library. */
export async function aPicture(payload: Payload, { width = 640, height = 400 } = {}) {
  const background = '#0b1f3a'
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  return storePicture(payload, { name: 'bleu.png', mimetype: 'image/png', bytes })
}

type UploadedPicture = { name: string; mimetype: string; bytes: Buffer }

export function storePicture(payload: Payload, { name, mimetype, bytes }: UploadedPicture) {
  return payload.create({
    collection: 'media',
    data: { alt: 'Un fond bleu nuit' },
    file: { name, mimetype, data: bytes, size: bytes.length },
  })
}

/** A values page, published by default. */
export async function aValuePage(payload: Payload, page: Partial<ValuePage> = {}) {
  pages += 1
  const { id } = await aPicture(payload)
  return payload.create({
    collection: 'value-pages',
    data: {
      title: `Page ${pages}`,
      slug: '',
      summary: 'Un résumé',
      heroImage: id,
      intro: 'Une introduction',
      icon: 'leaf',
      callToAction: { title: 'Rejoignez-nous', label: 'Voir les offres', url: '/nos-offres' },
      _status: 'published',
      ...page,
    },
  })
}
