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

export type Row = { id: number; [field: string]: unknown }

const UPDATED = '2026-01-01T00:00:00.000Z'

/** A pending application of Inès Dubois. */
export const anApplication = (different: Partial<Row> = {}) => ({
  id: 7,
  candidateName: 'Inès Dubois',
  candidateEmail: 'ines@candidats.test',
  candidatePhone: '06 12 34 56 78',
  status: 'pending',
  updatedAt: UPDATED,
  ...different,
})

/** An active offer with its pay. */
export const anOffer = (different: Partial<Row> = {}) => ({
  id: 3,
  title: 'Architecte Sécurité',
  slug: 'architecte-securite',
  isActive: true,
  publishedDate: '2026-03-09T12:00:00.000Z',
  payMinimum: 42_000,
  payMaximum: 50_000,
  updatedAt: UPDATED,
  ...different,
})

/** An unread message of Karim Benali. */
export const aMessage = (different: Partial<Row> = {}) => ({
  id: 5,
  name: 'Karim Benali',
  email: 'karim@clients.test',
  subject: 'Audit de sécurité',
  message: 'Bonjour, pouvons-nous parler ?',
  status: 'new',
  updatedAt: UPDATED,
  ...different,
})

/** Our own columns of each list, as its collection configures them. */
export const cellsOf = {
  'job-applications': {
    candidateName: (row: Row) => (
      <CandidateCell
        {...inRow('job-applications', row)}
        cellData={text(row.candidateName)}
        field={TEXT}
      />
    ),
    status: (row: Row) => (
      <ApplicationStatusCell
        {...inRow('job-applications', row)}
        cellData={text(row.status)}
        field={CHOICE}
      />
    ),
    rowActions: (row: Row) => <ApplicationActions {...inRow('job-applications', row)} {...UI} />,
  },
  'job-offers': {
    title: (row: Row) => text(row.title),
    isActive: (row: Row) => (
      <ActiveToggleCell
        {...inRow('job-offers', row)}
        cellData={row.isActive === true}
        field={BOX}
      />
    ),
    publishedDate: (row: Row) => (
      <PublishedDateCell
        {...inRow('job-offers', row)}
        cellData={text(row.publishedDate)}
        field={DAY}
      />
    ),
    applications: (row: Row) => <ApplicationCountCell {...inRow('job-offers', row)} {...UI} />,
    rowActions: (row: Row) => <OfferActions {...inRow('job-offers', row)} {...UI} />,
  },
  'contact-messages': {
    subject: (row: Row) => (
      <MessageCell {...inRow('contact-messages', row)} cellData={text(row.subject)} field={TEXT} />
    ),
    status: (row: Row) => (
      <MessageStatus
        {...inRow('contact-messages', row)}
        cellData={text(row.status)}
        field={CHOICE}
      />
    ),
    rowActions: (row: Row) => <MessageActions {...inRow('contact-messages', row)} {...UI} />,
  },
}

const TEXT = { name: 'text', type: 'text' } as const
const CHOICE: SelectFieldClient = { name: 'choice', type: 'select', options: [] }
const BOX = { name: 'box', type: 'checkbox' } as const
const DAY = { name: 'day', type: 'date' } as const
const ACTIONS: UIFieldClient = { name: 'rowActions', type: 'ui', admin: {} }
const UI = { cellData: undefined, field: ACTIONS }

const inRow = (collectionSlug: ActionableCollection, rowData: Row) => ({ collectionSlug, rowData })
const text = (value: unknown) => String(value)
