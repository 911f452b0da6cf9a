import type { Config } from 'payload'
import { addEditViews } from '@/collections/admin/addEditViews'
import {
  PREVIEWED_COLLECTIONS,
  PREVIEWED_GLOBALS,
} from '@/src/plugins/live-preview/rules/previewed'

const livePreviewViews = {
  livePreview: {
    Component: '/src/plugins/live-preview/admin/LivePreviewBesideForm#LivePreviewBesideForm',
  },
}

const hasLivePreview = (form: { slug: string }) =>
  [...PREVIEWED_COLLECTIONS, ...PREVIEWED_GLOBALS].some((slug) => slug === form.slug)

/** Adds the live preview beside the forms of documents that visitors see. */
export const addPreviewBesideForms = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((one) =>
    hasLivePreview(one) ? addEditViews(one, livePreviewViews) : one,
  ),
  globals: config.globals?.map((one) =>
    hasLivePreview(one) ? addEditViews(one, livePreviewViews) : one,
  ),
})
