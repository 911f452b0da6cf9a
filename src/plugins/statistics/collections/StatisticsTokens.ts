import type { CollectionConfig } from 'payload'
import { LIST_PAGES, rowActionsField } from '@/collections/admin/listComponents'
import { adminsOnly } from '@/src/access/adminsOnly'
import { hiddenFromModerators } from '@/src/access/hiddenFromModerators'
import { nobody } from '@/src/access/nobody'
import { READING_TOKEN_NAME_LENGTH } from '@/src/plugins/statistics/rules/readingToken'
import { statisticsTokensText as text } from '@/src/plugins/statistics/words/admin/statisticsTokens'

const written = { create: nobody, update: nobody }
const folder = '/src/plugins/statistics/admin'

/** What programs read the statistics with. Made by a command alone, which shows the token once; deleted: revoked. */
export const StatisticsTokens: CollectionConfig<'statistics-tokens'> = {
  slug: 'statistics-tokens',
  labels: text.labels,
  admin: {
    // Reached from the figures that they read.
    group: false,
    useAsTitle: 'name',
    defaultColumns: ['name', 'createdBy', 'createdAt', 'lastUsedAt', 'rowActions'],
    pagination: LIST_PAGES,
    hidden: hiddenFromModerators,
    hideAPIURL: true,
    components: { views: { list: { Component: `${folder}/TokenListView#TokenListView` } } },
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: adminsOnly, update: nobody, delete: adminsOnly },
  disableBulkEdit: true,
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: READING_TOKEN_NAME_LENGTH,
      label: text.name.label,
      access: written,
    },
    {
      // SHA-256 of the token, in hexadecimal: whoever reads the database cannot read the figures with it.
      name: 'hash',
      type: 'text',
      required: true,
      unique: true,
      hidden: true,
      access: { ...written, read: nobody },
    },
    {
      // The name, which stays when the account goes.
      name: 'createdBy',
      type: 'text',
      label: text.createdBy,
      access: written,
    },
    {
      // A token reads the figures only while this account is active; it becomes empty with the account.
      name: 'owner',
      type: 'relationship',
      relationTo: 'users',
      hidden: true,
      access: written,
    },
    {
      name: 'lastUsedAt',
      type: 'date',
      label: text.lastUsedAt,
      access: written,
      admin: {
        components: {
          Field: '/components/admin/timezone/InstantField#InstantField',
          Cell: `${folder}/LastUsedCell#LastUsedCell`,
        },
      },
    },
    rowActionsField(`${folder}/RevokeCell#RevokeCell`),
  ],
}
