import type { APIRequestContext, APIResponse } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'

const Content = z.looseObject({ id: z.number() })
export type Content = z.infer<typeof Content>

const Listed = z.object({ docs: z.array(Content) })
const Saved = z.object({ doc: Content })
const SavedGlobal = z.object({ result: z.looseObject({}) })

/** The published documents of a collection, in staff's order. */
export async function listContent(staff: APIRequestContext, collection: string) {
  const answer = await staff.get(`/api/${collection}?depth=0&limit=50&sort=_order`)
  return (await read(answer, Listed)).docs
}

export async function readContent(staff: APIRequestContext, collection: string, id: number) {
  return read(await staff.get(`/api/${collection}/${id}?depth=0`), Content)
}

/** A published copy of the collection's first document, with these changes. */
export const publishCopy = (staff: APIRequestContext, collection: string, changes: object) =>
  copyFirst(staff, collection, { ...changes, _status: 'published' })

/** Publishes the copy as a draft. */
export const draftCopy = (staff: APIRequestContext, collection: string, changes: object) =>
  copyFirst(staff, collection, { ...changes, _status: 'draft' })

async function copyFirst(staff: APIRequestContext, collection: string, changes: object) {
  const [example] = await listContent(staff, collection)
  const data = { ...withoutIds(example), _order: undefined, ...changes }
  return (await read(await staff.post(`/api/${collection}?depth=0`, { data }), Saved)).doc
}

export async function changeContent(
  staff: APIRequestContext,
  collection: string,
  id: number | string,
  changes: object,
) {
  // Without `updatedAt` the server does not compare versions, so that copied or old data can be saved.
  const data = { ...changes, updatedAt: undefined }
  return (await read(await staff.patch(`/api/${collection}/${id}`, { data }), Saved)).doc
}

export async function deleteContent(staff: APIRequestContext, collection: string, id: number) {
  await read(await staff.delete(`/api/${collection}/${id}`), Saved.partial())
}

/** Moves a document to the top, like dragging its row. */
export async function putFirst(staff: APIRequestContext, collection: string, id: number) {
  const [first] = await listContent(staff, collection)
  const target = { id: first?.id, key: first?._order }
  const data = { collectionSlug: collection, docsToMove: [id], newKeyWillBe: 'less', target }
  const answer = await staff.post('/api/reorder', {
    data: { ...data, orderableFieldName: '_order' },
  })
  await read(answer, z.object({ success: z.literal(true) }))
}

export async function readGlobal(staff: APIRequestContext, slug: string) {
  return read(await staff.get(`/api/globals/${slug}?depth=0`), z.looseObject({}))
}

export async function saveGlobal(staff: APIRequestContext, slug: string, content: object) {
  const data = { ...content, updatedAt: undefined }
  const answer = await staff.post(`/api/globals/${slug}`, { data })
  return (await read(answer, SavedGlobal)).result
}

/** A plain image file. */
export async function aPictureFile(name: string) {
  const background = '#0b1f3a'
  const buffer = await sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    .png()
    .toBuffer()
  return { name: `${name}.png`, mimeType: 'image/png', buffer }
}

/** A plain image of the media library with this alternative text. */
export async function uploadPicture(staff: APIRequestContext, alt: string) {
  const file = await aPictureFile(alt)
  const answer = await staff.post('/api/media', {
    multipart: { file, _payload: JSON.stringify({ alt }) },
  })
  return (await read(answer, Saved)).doc.id
}

// Rows of the copied document have ids, which must not be copied.
function withoutIds(content: object | undefined): object {
  return JSON.parse(JSON.stringify(content, (key, value) => (key === 'id' ? undefined : value)))
}

async function read<Body>(answer: APIResponse, schema: z.ZodType<Body>): Promise<Body> {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`)
  return schema.parse(await answer.json())
}
