'use client'

import { Button, useAuth, useConfig, useListQuery } from '@payloadcms/ui'
import { Download, Plus, Trash2 } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { listActions, listWords } from '@/src/content/admin/lists'
import { type ActionableCollection, rowActions } from '@/src/content/admin/rowActions'
import { exportPath } from '@/src/domain/admin/exportedList'
import { useSearchParams } from '../frame/routing'
import styles from './ListHead.module.css'

type Props = { collection: ActionableCollection; newDocument: string }

/** The name of the list, how much is in it, and what is done with the whole of it. */
export function ListHead({ collection, newDocument }: Props) {
  const { config, getEntityConfig } = useConfig()
  const { permissions } = useAuth()
  const { data } = useListQuery()
  const asked = useSearchParams()
  const { labels, trash } = getEntityConfig({ collectionSlug: collection })
  const may = permissions?.collections?.[collection]
  const total = data?.totalDocs ?? 0

  return (
    <div className={styles.head}>
      <div>
        <h1>{typeof labels.plural === 'string' ? labels.plural : collection}</h1>
        <p role="status">
          {total === 0 ? rowActions[collection].empty : listWords[collection].count(total)}
        </p>
      </div>
      <div className={styles.actions}>
        {trash && may?.delete && (
          <Button
            buttonStyle="transparent"
            el="link"
            icon={<Icon icon={Trash2} size={1} />}
            iconPosition="left"
            margin={false}
            to={`${config.routes.admin}/collections/${collection}/trash`}
          >
            <span className={styles.word}>{listActions.trash}</span>
          </Button>
        )}
        {/* Who may take everything out of the house is who may delete it (Administrators). */}
        {may?.delete && total > 0 && (
          <a className={styles.export} download href={exportPath(collection, asked.toString())}>
            <Icon icon={Download} size={1} />
            <span className={styles.word}>{listActions.exportCsv}</span>
          </a>
        )}
        {collection === 'job-offers' && may?.create && (
          <Button
            el="link"
            icon={<Icon icon={Plus} size={1} />}
            iconPosition="left"
            margin={false}
            to={newDocument}
          >
            <span className={styles.word}>{listActions.newOffer}</span>
          </Button>
        )}
      </div>
    </div>
  )
}
