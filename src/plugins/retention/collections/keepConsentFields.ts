import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload'
import { z } from 'zod'
import { hideInForm } from '@/collections/admin/listAndFormComponents'
import type { JobApplication } from '@/payload-types'
import { serverOnlyWriteAccess } from '@/src/access/roles'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { KEPT_FOR_LATER_FIELD_NAME } from '@/src/plugins/retention/rules/keptForLater'
import {
  keptForLaterWords,
  keepConsentsText as text,
} from '@/src/plugins/retention/words/admin/keepConsent'

const dateField = (
  name: 'keepConsentAt' | 'keepConsentUntil' | 'keepConsentWithdrawnAt',
  isIndexed = false,
): Field => ({
  name,
  type: 'date',
  index: isIndexed,
  label: text.application[name],
  access: serverOnlyWriteAccess,
  admin: {
    condition: hideInForm,
    components: { Cell: '/components/admin/timezone/DateTimeCell#DateTimeCell' },
    disableBulkEdit: true,
  },
})

const KeepConsentColumnsSchema = z.object({
  keepConsentAt: z.string().nullable(),
  keepConsentUntil: z.string().nullable(),
  keepConsentWithdrawnAt: z.string().nullable(),
})

/**
 * Payload writes the whole row. A consent that was given or withdrawn since the row was read, which
 * is locked now, must not change back: commands alone write these columns.
 */
const restoreStoredKeepConsent: CollectionBeforeChangeHook<JobApplication> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create' || !originalDoc) return data
  const { rows } = await (await transactionDrizzle(req)).execute(sql`
    SELECT to_json(keep_consent_at) #>> '{}' AS "keepConsentAt",
      to_json(keep_consent_until) #>> '{}' AS "keepConsentUntil",
      to_json(keep_consent_withdrawn_at) #>> '{}' AS "keepConsentWithdrawnAt"
    FROM job_applications WHERE id = ${originalDoc.id}`)
  return { ...data, ...KeepConsentColumnsSchema.parse(rows[0]) }
}

/** The consent of the candidate. */
export const keepConsentFields: Field[] = [
  dateField('keepConsentAt'),
  dateField('keepConsentUntil', true),
  dateField('keepConsentWithdrawnAt'),
  // Only for filters.
  {
    name: KEPT_FOR_LATER_FIELD_NAME,
    type: 'checkbox',
    virtual: true,
    label: keptForLaterWords.label,
    access: serverOnlyWriteAccess,
    admin: {
      hidden: true,
      disableListColumn: true,
      disableListFilter: true,
      disableBulkEdit: true,
    },
  },
]

/** Applications whose saves do not change the consent. */
export function protectKeepConsent(applications: CollectionConfig): CollectionConfig {
  const { beforeChange = [] } = applications.hooks ?? {}
  return {
    ...applications,
    hooks: { ...applications.hooks, beforeChange: [...beforeChange, restoreStoredKeepConsent] },
  }
}
