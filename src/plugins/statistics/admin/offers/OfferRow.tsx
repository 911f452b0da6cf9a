import { Link } from '@payloadcms/ui'
import { formatCount } from '@/src/content/admin/visitStats'
import { offerFilterQuery } from '@/src/domain/admin/listFilters'
import figures from '@/src/plugins/statistics/admin/FigureTable.module.css'
import type { FormStepCounts } from '@/src/plugins/statistics/rules/countFormExits'
import { FUNNEL_STEPS } from '@/src/plugins/statistics/rules/offerFunnel'
import {
  funnelStepRate,
  type OfferFigures,
  type OfferTableColumn,
} from '@/src/plugins/statistics/rules/offerTable'
import { funnelText } from '@/src/plugins/statistics/words/admin/offerFunnel'
import { formatRate, offerTableText as text } from '@/src/plugins/statistics/words/admin/offerTable'
import { FormExits } from './FormExits'
import styles from './Offers.module.css'

type Props = { offer: OfferFigures; steps: FormStepCounts | undefined }

export function OfferRow({ offer, steps }: Props) {
  const isAside = FUNNEL_STEPS.some((step) => offer.aside[step] > 0)
  return (
    <tr>
      <th scope="row">
        <Link className={styles.title} href={offerAdminUrl(offer)} prefetch={false}>
          {offer.title}
        </Link>
        <span className={styles.about}>
          {offer.state !== 'active' && (
            <span className={styles.state}>{text.states[offer.state]}</span>
          )}
          <Link
            aria-label={text.applicationsOf(offer.title)}
            href={`/admin/collections/job-applications?${offerFilterQuery(offer.id)}`}
            prefetch={false}
          >
            {text.applications}
          </Link>
        </span>
        {isAside && <span className={styles.aside}>{funnelText.aside(offer.aside)}</span>}
        {steps && <FormExits steps={steps} />}
      </th>
      <CountCell column="views" value={offer.views} />
      <CountCell column="formsOpened" value={offer.formsOpened} />
      <RateCell column="formRate" rate={funnelStepRate(offer, 'formsOpened')} />
      <CountCell column="applications" value={offer.applications} />
      <RateCell column="sentRate" rate={funnelStepRate(offer, 'applications')} />
      <CountCell column="accepted" value={offer.accepted} />
      <RateCell column="acceptedRate" rate={funnelStepRate(offer, 'accepted')} />
    </tr>
  )
}

function CountCell({ column, value }: { column: OfferTableColumn; value: number }) {
  return (
    <td data-label={text.columns[column]} data-none={value === 0}>
      {formatCount(value)}
    </td>
  )
}

function RateCell({ column, rate }: { column: OfferTableColumn; rate: number | null }) {
  return (
    <td className={figures.minor} data-label={text.columns[column]} data-none={rate === null}>
      {rate === null ? (
        <span aria-label={text.nothing} role="img">
          –
        </span>
      ) : (
        formatRate(rate)
      )}
    </td>
  )
}

const offerAdminUrl = ({ id, state }: OfferFigures) =>
  `/admin/collections/job-offers/${state === 'trashed' ? 'trash/' : ''}${id}`
