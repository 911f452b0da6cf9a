import type { SelectFieldClient, UIFieldClient } from 'payload'
import { MessageCell } from '@/components/admin/contactMessages/MessageCell'
import { MessageRowActionsCell as MessageActions } from '@/components/admin/contactMessages/MessageRowActionsCell'
import { MessageStatusCell as MessageStatus } from '@/components/admin/contactMessages/MessageStatusCell'
import { ApplicationRowActionsCell as ApplicationActions } from '@/components/admin/jobApplications/ApplicationRowActionsCell'
import { ApplicationStatusCell } from '@/components/admin/jobApplications/ApplicationStatusCell'
import { CandidateCell } from '@/components/admin/jobApplications/CandidateCell'
import { ActiveToggleCell } from '@/components/admin/jobOffers/ActiveToggleCell'
import { ApplicationCountCell } from '@/components/admin/jobOffers/ApplicationCountCell'
import { OfferRowActionsCell as OfferActions } from '@/components/admin/jobOffers/OfferRowActionsCell'
import { PublishedDateCell } from '@/components/admin/jobOffers/PublishedDateCell'
import type { ActionableCollection } from '@/src/content/admin/rowActionTexts'

export type ListRow = { id: number; [field: string]: unknown }

const UPDATED_AT = '2026-01-01T00:00:00.000Z'

/** A pending application of Inès Dubois. */
export const anApplicationRow = (different: Partial<ListRow> = {}) => ({
  id: 7,
  candidateName: 'Inès Dubois',
  candidateEmail: 'ines@candidats.test',
  candidatePhone: '06 12 34 56 78',
  status: 'pending',
  updatedAt: UPDATED_AT,
  ...different,
})

/** An active offer with its pay. */
export const anOfferRow = (different: Partial<ListRow> = {}) => ({
  id: 3,
  title: 'Architecte Sécurité',
  slug: 'architecte-securite',
  isActive: true,
  publishedDate: '2026-03-09T12:00:00.000Z',
  payMinimum: 42_000,
  payMaximum: 50_000,
  updatedAt: UPDATED_AT,
  ...different,
})

/** An unread message of Karim Benali. */
export const aMessageRow = (different: Partial<ListRow> = {}) => ({
  id: 5,
  name: 'Karim Benali',
  email: 'karim@clients.test',
  subject: 'Audit de sécurité',
  message: 'Bonjour, pouvons-nous parler ?',
  status: 'new',
  updatedAt: UPDATED_AT,
  ...different,
})

/** Our own columns of each list, as its collection configures them. */
export const CELLS_BY_COLLECTION = {
  'job-applications': {
    candidateName: (row: ListRow) => (
      <CandidateCell
        {...rowCellProps('job-applications', row)}
        cellData={toText(row.candidateName)}
        field={TEXT_FIELD}
      />
    ),
    status: (row: ListRow) => (
      <ApplicationStatusCell
        {...rowCellProps('job-applications', row)}
        cellData={toText(row.status)}
        field={SELECT_FIELD}
      />
    ),
    rowActions: (row: ListRow) => (
      <ApplicationActions {...rowCellProps('job-applications', row)} {...UI_CELL_PROPS} />
    ),
  },
  'job-offers': {
    title: (row: ListRow) => toText(row.title),
    isActive: (row: ListRow) => (
      <ActiveToggleCell
        {...rowCellProps('job-offers', row)}
        cellData={row.isActive === true}
        field={CHECKBOX_FIELD}
      />
    ),
    publishedDate: (row: ListRow) => (
      <PublishedDateCell
        {...rowCellProps('job-offers', row)}
        cellData={toText(row.publishedDate)}
        field={DATE_FIELD}
      />
    ),
    applications: (row: ListRow) => (
      <ApplicationCountCell {...rowCellProps('job-offers', row)} {...UI_CELL_PROPS} />
    ),
    rowActions: (row: ListRow) => (
      <OfferActions {...rowCellProps('job-offers', row)} {...UI_CELL_PROPS} />
    ),
  },
  'contact-messages': {
    subject: (row: ListRow) => (
      <MessageCell
        {...rowCellProps('contact-messages', row)}
        cellData={toText(row.subject)}
        field={TEXT_FIELD}
      />
    ),
    status: (row: ListRow) => (
      <MessageStatus
        {...rowCellProps('contact-messages', row)}
        cellData={toText(row.status)}
        field={SELECT_FIELD}
      />
    ),
    rowActions: (row: ListRow) => (
      <MessageActions {...rowCellProps('contact-messages', row)} {...UI_CELL_PROPS} />
    ),
  },
}

const TEXT_FIELD = { name: 'text', type: 'text' } as const
const SELECT_FIELD: SelectFieldClient = { name: 'choice', type: 'select', options: [] }
const CHECKBOX_FIELD = { name: 'box', type: 'checkbox' } as const
const DATE_FIELD = { name: 'day', type: 'date' } as const
const ACTIONS_FIELD: UIFieldClient = { name: 'rowActions', type: 'ui', admin: {} }
const UI_CELL_PROPS = { cellData: undefined, field: ACTIONS_FIELD }

const rowCellProps = (collectionSlug: ActionableCollection, rowData: ListRow) => ({
  collectionSlug,
  rowData,
})
const toText = (value: unknown) => String(value)
