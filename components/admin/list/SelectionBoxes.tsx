'use client'

import { useSelection } from '@payloadcms/ui'
import type { Column } from 'payload'
import { selectionWords } from '@/src/content/admin/selections'
import styles from './SelectionBoxes.module.css'

/** The boxes by which rows are ticked. Payload's own have no name that could be read out. */
export function selectionColumn(rows: { id: number | string; name: string }[]): Column {
  return {
    accessor: '_select',
    active: true,
    field: { name: '_select', type: 'checkbox', hidden: true },
    Heading: <AllRowsBox />,
    renderedCells: rows.map(({ id, name }) => <RowBox id={id} key={id} name={name} />),
  }
}

function AllRowsBox() {
  const { selectAll, toggleAll } = useSelection()
  const isTicked = selectAll === 'allInPage' || selectAll === 'allAvailable'
  return (
    <label className={styles.box}>
      <input
        checked={isTicked}
        onChange={() => toggleAll()}
        ref={(box) => {
          if (box) box.indeterminate = selectAll === 'some'
        }}
        type="checkbox"
      />
      <span>{selectionWords.all}</span>
    </label>
  )
}

function RowBox({ id, name }: { id: number | string; name: string }) {
  const { selected, setSelection } = useSelection()
  return (
    <label className={styles.box}>
      <input
        checked={selected.get(id) === true}
        onChange={() => setSelection(id)}
        type="checkbox"
      />
      <span>{selectionWords.row(name)}</span>
    </label>
  )
}
