import type { CollectionConfig } from 'payload'
import { createRowActionsField, LIST_PAGE_SIZES } from '@/collections/admin/listAndFormComponents'
import { adminsOnly, hiddenFromModerators, nobody } from '@/src/access/roles'
import { MAX_TOKEN_NAME_CHARACTERS } from '@/src/plugins/statistics/rules/readingToken'
import { statisticsTokensText as text } from '@/src/plugins/statistics/words/admin/statisticsTokens'

const COMMAND_ONLY_ACCESS = { create: nobody, update: nobody }
const adminFolder = '/src/plugins/statistics/admin'

/**
 * API tokens for the statistics. Only a command creates them, and shows the token once; deleting a
 * token revokes it.
 */
export const StatisticsTokens: CollectionConfig<'statistics-tokens'> = {
  slug: 'statistics-tokens',
  labels: text.labels,
  admin: {
    // The list is not in the menu, because the statistics pages link to it.
    group: false,
    useAsTitle: 'name',
    defaultColumns: ['name', 'createdBy', 'createdAt', 'lastUsedAt', 'rowActions'],
    pagination: LIST_PAGE_SIZES,
    hidden: hiddenFromModerators,
    hideAPIURL: true,
    components: { views: { list: { Component: `${adminFolder}/TokenListView#TokenListView` } } },
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
      maxLength: MAX_TOKEN_NAME_CHARACTERS,
      label: text.name.label,
      access: COMMAND_ONLY_ACCESS,
    },
    {
      // The hash is the SHA-256 of the token in hexadecimal: access to the database gives no access
      // to the API.
      name: 'hash',
      type: 'text',
      required: true,
      unique: true,
      hidden: true,
      access: { ...COMMAND_ONLY_ACCESS, read: nobody },
    },
    {
      // The name is a copy, which remains after the account is deleted.
      name: 'createdBy',
      type: 'text',
      label: text.createdBy,
      access: COMMAND_ONLY_ACCESS,
    },
    {
      // The token is valid only while this account is active; the field becomes empty when the
      // account is deleted.
      name: 'owner',
      type: 'relationship',
      relationTo: 'users',
      hidden: true,
      access: COMMAND_ONLY_ACCESS,
    },
    {
      name: 'lastUsedAt',
      type: 'date',
      label: text.lastUsedAt,
      access: COMMAND_ONLY_ACCESS,
      admin: {
        components: {
          Field: '/components/admin/timezone/DateTimeDisplayField#DateTimeDisplayField',
          Cell: `${adminFolder}/LastUsedCell#LastUsedCell`,
        },
      },
    },
    createRowActionsField(`${adminFolder}/RevokeTokenCell#RevokeTokenCell`),
  ],
}
