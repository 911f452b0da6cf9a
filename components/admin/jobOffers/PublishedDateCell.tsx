'use client'

import type { DateFieldClient, DefaultCellComponentProps } from 'payload'
import { jobOfferStatusTexts } from '@/src/content/admin/jobOfferStatusTexts'
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
  const dateText = rowData?.isActive ? jobOfferStatusTexts.published : jobOfferStatusTexts.dated
  const moment = findPublicationEventToShow(rowData)
  return (
    <>
      <span>{cellData ? dateText(formatStoredDay(cellData)) : ''}</span>
      {moment && (
        <span className={styles.moment}>{moment.text(formatDateTime(moment.at, timezone))}</span>
      )}
    </>
  )
}

function findPublicationEventToShow(offer: Props['rowData']) {
  const stage = offerStage(offer)
  if (stage === 'planned') return { text: jobOfferStatusTexts.opensAt, at: offer.publishAt }
  if (stage === 'open')
    return offer.endsAt ? { text: jobOfferStatusTexts.endsAt, at: offer.endsAt } : null
  return offer.closedAt ? { text: jobOfferStatusTexts.closedOn, at: offer.closedAt } : null
}
