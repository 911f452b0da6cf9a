import type { Payload } from 'payload'
import { readDemoFile } from '@/src/plugins/demo-content/seed/readDemoFile'
import { createSeedOptions } from '@/src/seed/createSeedOptions'
import { createEnglishSeedOptions } from '@/src/seed/englishTexts'
import { applyFrenchTypographyDeep } from '@/src/seed/frenchTypography'

type DemoMediaSource = {
  folder: 'logos' | 'pictures' | 'portraits'
  filename: `${string}.${keyof typeof MIME_TYPES}`
  alt: string
  englishAlt: string
}

const MIME_TYPES = { svg: 'image/svg+xml', webp: 'image/webp' } as const

/** @returns the id of the media document with that file name; it is created when missing */
export async function findOrCreateMedia(
  payload: Payload,
  { folder, filename, alt, englishAlt }: DemoMediaSource,
): Promise<number> {
  const { docs } = await payload.find({
    ...createSeedOptions(),
    collection: 'media',
    where: { filename: { equals: filename } },
    limit: 1,
    pagination: false,
  })
  if (docs[0]) return docs[0].id
  const bytes = await readDemoFile(`${folder}/${filename}`)
  const mimetype = filename.endsWith('.svg') ? MIME_TYPES.svg : MIME_TYPES.webp
  const { id } = await payload.create({
    ...createSeedOptions(),
    collection: 'media',
    data: { alt: applyFrenchTypographyDeep(alt) },
    file: { name: filename, data: bytes, mimetype, size: bytes.length },
    // No transaction is used, because resizing an image takes seconds on a busy machine.
    disableTransaction: true,
  })
  await payload.update({
    ...createEnglishSeedOptions(),
    collection: 'media',
    id,
    data: { alt: englishAlt },
  })
  return id
}
