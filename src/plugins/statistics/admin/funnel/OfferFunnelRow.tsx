'use client'

import { Link } from '@payloadcms/ui'
import { ChevronRight } from 'lucide'
import { useId, useState } from 'react'
import { Icon } from '@/components/ui/Icon'
import {
  funnelSources,
  funnelTotal,
  type OfferFunnel,
} from '@/src/plugins/statistics/rules/offerFunnel'
import { funnelText } from '@/src/plugins/statistics/words/admin/offerFunnel'
import styles from './Funnel.module.css'
import { FunnelFigureList } from './FunnelFigureList'
import { FunnelRowsBySource } from './FunnelRowsBySource'
import { FunnelWithoutConsent } from './FunnelWithoutConsent'

/** One row of OfferFunnels: all visitors of an offer, and when expanded those of each source. */
export function OfferFunnelRow({ offer: { id, title, steps } }: { offer: OfferFunnel }) {
  const [isOpen, setOpen] = useState(false)
  const sources = useId()
  return (
    <li className={styles.offer}>
      <div className={styles.way}>
        <div className={styles.name}>
          <button
            aria-controls={sources}
            aria-expanded={isOpen}
            aria-label={funnelText.showSources(title)}
            className={styles.toggle}
            onClick={() => setOpen(!isOpen)}
            type="button"
          >
            <Icon icon={ChevronRight} size={1.1} />
          </button>
          <Link
            className={styles.link}
            href={`/admin/collections/job-offers/${id}`}
            prefetch={false}
          >
            {title}
          </Link>
        </div>
        <FunnelFigureList figures={funnelTotal(steps)} />
      </div>
      <FunnelWithoutConsent steps={steps} />
      <div hidden={!isOpen} id={sources}>
        <FunnelRowsBySource steps={funnelSources(steps)} />
      </div>
    </li>
  )
}
