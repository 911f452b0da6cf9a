import type { CollectionConfig, Field } from 'payload'
import { adminsOnly } from '@/src/access/adminsOnly'
import { hiddenFromModerators } from '@/src/access/hiddenFromModerators'
import { nobody } from '@/src/access/nobody'
import { pageVisitsText as text } from '@/src/content/admin/pageVisits'
import { MOST_LISTED_AT_ONCE } from '@/src/domain/visits/visitList'
import { boundVisitList } from './hooks/boundVisitList'

const shown = (name: keyof typeof NAMES): Field => ({ name, type: 'text', label: NAMES[name] })

const NAMES = {
  pagePath: text.pagePath,
  pageTitle: text.pageTitle,
  source: text.source,
  host: text.host,
  deviceType: text.deviceType,
  browser: text.browser,
  os: text.os,
  screenResolution: text.screenResolution,
} as const

/** The single pages that were seen: a view over the visits, to be read a few days at a time. */
export const PageVisits: CollectionConfig<'page-visits'> = {
  slug: 'page-visits',
  // A view. Payload's migration makes a table of that name, the next one puts the view in its place.
  dbName: 'listed_page_visits',
  labels: text.labels,
  admin: {
    // Reached from the pages of the statistics.
    group: false,
    description: text.description,
    useAsTitle: 'pagePath',
    defaultColumns: ['createdAt'],
    pagination: { defaultLimit: 50, limits: [25, 50, MOST_LISTED_AT_ONCE] },
    hidden: hiddenFromModerators,
    hideAPIURL: true,
    components: {
      views: { list: { Component: '/components/admin/visits/PageVisitsView#PageVisitsView' } },
    },
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: adminsOnly, update: nobody, delete: nobody },
  disableBulkEdit: true,
  disableDuplicate: true,
  lockDocuments: false,
  timestamps: false,
  hooks: { beforeOperation: [boundVisitList] },
  fields: [
    // Where the row lies in the database, which has no other name for it: true until it is moved.
    { name: 'id', type: 'text' },
    { name: 'createdAt', type: 'date', required: true, label: text.createdAt },
    shown('pagePath'),
    shown('pageTitle'),
    { name: 'visit', type: 'number', label: text.visit },
    shown('source'),
    shown('host'),
    shown('deviceType'),
    shown('browser'),
    shown('os'),
    shown('screenResolution'),
    { name: 'isStruckOut', type: 'checkbox', label: text.isStruckOut },
  ],
}
