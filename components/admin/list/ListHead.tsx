'use client'

import { Button, useAuth, useConfig, useListQuery } from '@payloadcms/ui'
import { Plus, Trash2 } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { listActionLabels, listCountAndHintWords } from '@/src/content/admin/lists'
import { type ActionableCollection, rowActionTexts } from '@/src/content/admin/rowActionTexts'
import { listTools } from '@/src/plugins/listTools'
import styles from './ListHead.module.css'

type Props = { collection: ActionableCollection; newDocument: string }

/** Head of a list: title, number of documents, and the actions trash, create and those of plugins. */
export function ListHead({ collection, newDocument }: Props) {
  const { config, getEntityConfig } = useConfig()
  const { permissions } = useAuth()
  const { data } = useListQuery()
  const { labels, trash } = getEntityConfig({ collectionSlug: collection })
  const may = permissions?.collections?.[collection]
  const total = data?.totalDocs ?? 0

  return (
    <div className={styles.head}>
      <div>
        <h1>{typeof labels.plural === 'string' ? labels.plural : collection}</h1>
        <p role="status">
          {total === 0
            ? rowActionTexts[collection].empty
            : listCountAndHintWords[collection].count(total)}
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
            <span className={styles.word}>{listActionLabels.trash}</span>
          </Button>
        )}
        {listTools.map(({ name, HeadAction }) => (
          <HeadAction collection={collection} key={name} />
        ))}
        {collection === 'job-offers' && may?.create && (
          <Button
            el="link"
            icon={<Icon icon={Plus} size={1} />}
            iconPosition="left"
            margin={false}
            to={newDocument}
          >
            <span className={styles.word}>{listActionLabels.newOffer}</span>
          </Button>
        )}
      </div>
    </div>
  )
}
