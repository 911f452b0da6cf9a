import type { CollectionConfig, Field } from 'payload'
import { adminsOnly, hiddenFromModerators, nobody } from '@/src/access/roles'
import { MAX_VISITS_PER_LIST_PAGE } from '@/src/plugins/statistics/rules/visitList'
import { pageVisitsText as text } from '@/src/plugins/statistics/words/admin/pageVisits'
import { restrictVisitListReads } from './restrictVisitListReads'

const readOnlyField = (name: keyof typeof FIELD_LABELS): Field => ({
  name,
  type: 'text',
  label: FIELD_LABELS[name],
})

const FIELD_LABELS = {
  pagePath: text.pagePath,
  pageTitle: text.pageTitle,
  source: text.source,
  host: text.host,
  deviceType: text.deviceType,
  browser: text.browser,
  os: text.os,
  screenResolution: text.screenResolution,
} as const

/** The viewed pages: a database view over the visits, read a few days at a time. */
export const PageVisits: CollectionConfig<'page-visits'> = {
  slug: 'page-visits',
  // The collection reads a view: Payload's migration creates a table of this name, the following
  // migration replaces it.
  dbName: 'listed_page_visits',
  labels: text.labels,
  admin: {
    // The list is not in the menu, because the statistics pages link to it.
    group: false,
    description: text.description,
    useAsTitle: 'pagePath',
    defaultColumns: ['createdAt'],
    pagination: { defaultLimit: 50, limits: [25, 50, MAX_VISITS_PER_LIST_PAGE] },
    hidden: hiddenFromModerators,
    hideAPIURL: true,
    // These components show the viewed pages as rows of their own instead of column by column.
    components: {
      views: { list: { Component: '/src/plugins/statistics/admin/PageVisitsView#PageVisitsView' } },
    },
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: adminsOnly, update: nobody, delete: nobody },
  disableBulkEdit: true,
  disableDuplicate: true,
  lockDocuments: false,
  timestamps: false,
  hooks: { beforeOperation: [restrictVisitListReads] },
  fields: [
    // The physical row id (ctid), because the rows have no key; it may change when the row is
    // moved.
    { name: 'id', type: 'text' },
    { name: 'createdAt', type: 'date', required: true, label: text.createdAt },
    readOnlyField('pagePath'),
    readOnlyField('pageTitle'),
    { name: 'visit', type: 'number', label: text.visit },
    readOnlyField('source'),
    readOnlyField('host'),
    readOnlyField('deviceType'),
    readOnlyField('browser'),
    readOnlyField('os'),
    readOnlyField('screenResolution'),
    { name: 'isStruckOut', type: 'checkbox', label: text.isStruckOut },
  ],
}
