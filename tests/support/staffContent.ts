import type { APIRequestContext, APIResponse } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'

const Content = z.looseObject({ id: z.number() })
export type Content = z.infer<typeof Content>

const ListedSchema = z.object({ docs: z.array(Content) })
const SavedSchema = z.object({ doc: Content })
const SavedGlobalSchema = z.object({ result: z.looseObject({}) })

/** The published documents of a collection, in staff's order. */
export async function listContent(staff: APIRequestContext, collection: string) {
  const answer = await staff.get(`/api/${collection}?depth=0&limit=50&sort=_order`)
  return (await readResponse(answer, ListedSchema)).docs
}

export async function readContent(staff: APIRequestContext, collection: string, id: number) {
  return readResponse(await staff.get(`/api/${collection}/${id}?depth=0`), Content)
}

/** A published copy of the collection's first document, with these changes. */
export const publishCopyOfFirst = (staff: APIRequestContext, collection: string, changes: object) =>
  copyFirstDocument(staff, collection, { ...changes, _status: 'published' })

/** Publishes the copy as a draft. */
export const draftCopyOfFirst = (staff: APIRequestContext, collection: string, changes: object) =>
  copyFirstDocument(staff, collection, { ...changes, _status: 'draft' })

async function copyFirstDocument(staff: APIRequestContext, collection: string, changes: object) {
  const [example] = await listContent(staff, collection)
  const data = { ...removeIds(example), _order: undefined, ...changes }
  return (await readResponse(await staff.post(`/api/${collection}?depth=0`, { data }), SavedSchema))
    .doc
}

export async function changeContent(
  staff: APIRequestContext,
  collection: string,
  id: number | string,
  changes: object,
) {
  // Without `updatedAt` the server does not compare versions, so that copied or old data can be saved.
  const data = { ...changes, updatedAt: undefined }
  return (await readResponse(await staff.patch(`/api/${collection}/${id}`, { data }), SavedSchema))
    .doc
}

export async function deleteContent(staff: APIRequestContext, collection: string, id: number) {
  await readResponse(await staff.delete(`/api/${collection}/${id}`), SavedSchema.partial())
}

/** Moves a document to the top, like dragging its row. */
export async function moveToFirst(staff: APIRequestContext, collection: string, id: number) {
  const [first] = await listContent(staff, collection)
  const target = { id: first?.id, key: first?._order }
  const data = { collectionSlug: collection, docsToMove: [id], newKeyWillBe: 'less', target }
  const answer = await staff.post('/api/reorder', {
    data: { ...data, orderableFieldName: '_order' },
  })
  await readResponse(answer, z.object({ success: z.literal(true) }))
}

export async function readGlobal(staff: APIRequestContext, slug: string) {
  return readResponse(await staff.get(`/api/globals/${slug}?depth=0`), z.looseObject({}))
}

export async function saveGlobal(staff: APIRequestContext, slug: string, content: object) {
  const data = { ...content, updatedAt: undefined }
  const answer = await staff.post(`/api/globals/${slug}`, { data })
  return (await readResponse(answer, SavedGlobalSchema)).result
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
  return (await readResponse(answer, SavedSchema)).doc.id
}

// Rows of the copied document have ids, which must not be copied.
function removeIds(content: object | undefined): object {
  return JSON.parse(JSON.stringify(content, (key, value) => (key === 'id' ? undefined : value)))
}

async function readResponse<Body>(answer: APIResponse, schema: z.ZodType<Body>): Promise<Body> {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`)
  return schema.parse(await answer.json())
}
