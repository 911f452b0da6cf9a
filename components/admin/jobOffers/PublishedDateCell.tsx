'use client'

import type { DateFieldClient, DefaultCellComponentProps } from 'payload'
import { jobOfferStatus } from '@/src/content/admin/jobOfferStatus'
import { formatDateTime, formatStoredDay } from '@/src/content/dates'
import { offerStage } from '@/src/domain/offers/offerLife'
import { useSiteTimezone } from '../timezone/siteTimezone'
import styles from './PublishedDateCell.module.css'

type Props = DefaultCellComponentProps<DateFieldClient, string>

/**
 * Only an active offer is labelled as published. A second line shows when the offer opens, ends or was
 * closed.
 */
export function PublishedDateCell({ cellData, rowData }: Props) {
  const timezone = useSiteTimezone()
  const dateText = rowData?.isActive ? jobOfferStatus.published : jobOfferStatus.dated
  const moment = publicationMoment(rowData)
  return (
    <>
      <span>{cellData ? dateText(formatStoredDay(cellData)) : ''}</span>
      {moment && (
        <span className={styles.moment}>{moment.text(formatDateTime(moment.at, timezone))}</span>
      )}
    </>
  )
}

function publicationMoment(offer: Props['rowData']) {
  const stage = offerStage(offer)
  if (stage === 'planned') return { text: jobOfferStatus.opensAt, at: offer.publishAt }
  if (stage === 'open')
    return offer.endsAt ? { text: jobOfferStatus.endsAt, at: offer.endsAt } : null
  return offer.closedAt ? { text: jobOfferStatus.closedOn, at: offer.closedAt } : null
}
