'use client'

import type { DateFieldClient, DefaultCellComponentProps } from 'payload'
import { jobOfferStatus } from '@/src/content/admin/jobOfferStatus'
import { formatDateTime, formatKeptDay } from '@/src/content/dates'
import { offerStage } from '@/src/domain/offers/offerLife'
import { useSiteTimezone } from '../timezone/siteTimezone'
import styles from './PublishedDateCell.module.css'

type Props = DefaultCellComponentProps<DateFieldClient, string>

/** What is not on the site was not published, whatever its date; below it what is to come, or came. */
export function PublishedDateCell({ cellData, rowData }: Props) {
  const timezone = useSiteTimezone()
  const said = rowData?.isActive ? jobOfferStatus.published : jobOfferStatus.dated
  const moment = momentOf(rowData)
  return (
    <>
      <span>{cellData ? said(formatKeptDay(cellData)) : ''}</span>
      {moment && (
        <span className={styles.moment}>{moment.said(formatDateTime(moment.at, timezone))}</span>
      )}
    </>
  )
}

function momentOf(offer: Props['rowData']) {
  const stage = offerStage(offer)
  if (stage === 'planned') return { said: jobOfferStatus.opensAt, at: offer.publishAt }
  if (stage === 'open')
    return offer.endsAt ? { said: jobOfferStatus.endsAt, at: offer.endsAt } : null
  return offer.closedAt ? { said: jobOfferStatus.closedOn, at: offer.closedAt } : null
}
