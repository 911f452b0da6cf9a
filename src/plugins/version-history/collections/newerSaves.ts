import type { Config } from 'payload'
import { aboveForm, aboveGlobalForm, hasForm } from '@/collections/admin/aboveForms'

const ABOVE_FORM = ['/src/plugins/version-history/admin/NewerSave#NewerSave']

/** A plugin: shows the choices after a save that optimistic locking refused. */
export function newerSaves(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map((collection) =>
      hasForm(collection) ? aboveForm(collection, ABOVE_FORM) : collection,
    ),
    globals: config.globals?.map((global) => aboveGlobalForm(global, ABOVE_FORM)),
  }
}
