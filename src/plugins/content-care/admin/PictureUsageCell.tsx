'use client'

import { Link } from '@payloadcms/ui'
import type { DefaultCellComponentProps, UIFieldClient } from 'payload'
import { pictureUsageWords as words } from '@/src/plugins/content-care/words/admin/pictureUsage'
import { usePictureUsage } from './PictureUsageProvider'
import styles from './Usage.module.css'

const MAX_SHOWN_PLACES = 2

/** List cell: the places where a picture is used. */
export function PictureUsageCell({ rowData }: DefaultCellComponentProps<UIFieldClient>) {
  const places = usePictureUsage(rowData.id)
  const rest = places.length - MAX_SHOWN_PLACES
  if (places.length === 0) return <span className={styles.none}>{words.none}</span>
  return (
    <span className={styles.places}>
      <span className={styles.none}>{words.in}</span>
      {places.slice(0, MAX_SHOWN_PLACES).map(({ address, name }) => (
        <Link className={styles.place} href={address} key={address} prefetch={false}>
          {name}
        </Link>
      ))}
      {rest > 0 ? <span className={styles.none}>{words.more(rest)}</span> : null}
    </span>
  )
}
