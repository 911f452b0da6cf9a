import type { Config } from 'payload'
import { addEditViews } from '@/collections/admin/addEditViews'
import { PREVIEWED_COLLECTIONS, PREVIEWED_GLOBALS } from '../rules/previewed'

const views = {
  livePreview: { Component: '/src/plugins/live-preview/admin/BesideForm#BesideForm' },
}

const isPreviewed = (form: { slug: string }) =>
  [...PREVIEWED_COLLECTIONS, ...PREVIEWED_GLOBALS].some((slug) => slug === form.slug)

/** Payload's configuration with the live preview beside the forms of what visitors see. */
export const besideForms = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((one) =>
    isPreviewed(one) ? addEditViews(one, views) : one,
  ),
  globals: config.globals?.map((one) => (isPreviewed(one) ? addEditViews(one, views) : one)),
})
