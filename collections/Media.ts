import type { CollectionConfig } from 'payload'
import { adminsOnly, anyone, staffOnly } from '@/src/access/roles'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import { mediaText as text } from '@/src/content/admin/media'
import type { AntivirusScan } from '@/src/domain/files/fileCheck'
import { UPLOADED_FILE_CSP } from '@/src/domain/files/uploadedFilePolicy'
import { MAX_UPLOADED_PIXELS, PICTURE_WIDTHS } from '@/src/domain/look/picture'
import { NEW_DOCUMENT_TITLE_PATH } from './admin/listAndFormComponents'
import { localizedText } from './fields/contentFields'
import {
  explainRefusedPicture,
  type FindPictureUsage,
  limitPicturePixels,
  provideStoredPicture,
  refuseImportByUrl,
  refuseUsedPictureDeletion,
  scanUploadedPicture,
} from './hooks/pictures'
import { revalidateAfterChange, revalidateAfterDelete } from './hooks/revalidateTags'

// AVIF needs half the bytes of WebP for fine lines. More effort takes seconds per image, and higher
// quality is not visible on the screens that use the larger sizes.
const AVIF_OPTIONS = { quality: 38, effort: 1, chromaSubsampling: '4:2:0' } as const

type Options = {
  directory: string
  antivirus: AntivirusScan | null
  findUsage: FindPictureUsage
}

/** The limits of Payload's own upload forms, which only accept images. */
export const payloadUploadOptions = {
  limits: { fileSize: 10 * 1024 * 1024 },
  abortOnLimit: true,
  responseOnLimit: text.errors.tooLarge,
}

export const createMediaCollection = ({
  directory,
  antivirus,
  findUsage,
}: Options): CollectionConfig<'media'> => ({
  slug: 'media',
  labels: text.labels,
  admin: {
    group: adminMenuGroups.content,
    hideAPIURL: true,
    description: text.description,
    defaultColumns: ['filename', 'alt'],
    pagination: { defaultLimit: 24, limits: [24, 48, 96] },
    listSearchableFields: ['filename', 'alt'],
    components: {
      edit: { beforeDocumentControls: [NEW_DOCUMENT_TITLE_PATH] },
      views: { list: { Component: '/components/admin/media/MediaListView#MediaListView' } },
    },
  },
  access: { create: staffOnly, read: anyone, update: staffOnly, delete: adminsOnly },
  upload: {
    staticDir: directory,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml'],
    pasteURL: false,
    // Resizing every image also removes its EXIF data, such as the location.
    resizeOptions: { width: 2400, height: 2400, fit: 'inside', withoutEnlargement: true },
    constructorOptions: { limitInputPixels: MAX_UPLOADED_PIXELS },
    imageSizes: Object.entries(PICTURE_WIDTHS).map(([name, width]) => ({
      name,
      width,
      formatOptions: { format: 'avif', options: AVIF_OPTIONS },
    })),
    adminThumbnail: 'card',
    modifyResponseHeaders: setPictureHeaders,
  },
  hooks: {
    beforeOperation: [
      refuseImportByUrl,
      limitPicturePixels,
      scanUploadedPicture(antivirus),
      provideStoredPicture,
    ],
    afterChange: [revalidateAfterChange],
    beforeDelete: [refuseUsedPictureDeletion(findUsage)],
    afterDelete: [revalidateAfterDelete],
    afterError: [explainRefusedPicture],
  },
  fields: [
    localizedText('alt', text.alt, { required: true }),
    {
      name: 'credit',
      type: 'text',
      label: text.credit.label,
      admin: { description: text.credit.description },
    },
  ],
})

/**
 * Sets the response headers of an uploaded image: it may be replaced under the same name, and it
 * must not run scripts.
 */
function setPictureHeaders({ headers }: { headers: Headers }): Headers {
  headers.set('Cache-Control', 'no-cache')
  headers.set('X-Content-Type-Options', 'nosniff')
  // An SVG in its own tab is a document of our origin; the policy prevents scripts and loading.
  headers.set('Content-Security-Policy', UPLOADED_FILE_CSP)
  return headers
}
