'use client'

import { useListQuery, useSelection } from '@payloadcms/ui'
import type { Column } from 'payload'
import { type RefObject, useEffect, useState } from 'react'
import { selectionWords } from '@/src/content/admin/selections'
import styles from './SelectionBoxes.module.css'

type Id = number | string
/** The row that was ticked last, from which Shift reaches, and whether Shift is held. */
export type Reach = { from: Id | null; isHeld: boolean }

type Rows = { id: Id; name: string }[]

/** The boxes by which rows are ticked. Payload's own have no name that could be read out. */
export function selectionColumn(rows: Rows, reach: RefObject<Reach>): Column {
  const ids = rows.map(({ id }) => id)
  return {
    accessor: '_select',
    active: true,
    field: { name: '_select', type: 'checkbox', hidden: true },
    Heading: <AllRowsBox ids={ids} />,
    renderedCells: rows.map(({ id, name }) => (
      <RowBox id={id} ids={ids} key={id} name={name} reach={reach} />
    )),
  }
}

function AllRowsBox({ ids }: { ids: Id[] }) {
  const { count = 0, selected, toggleAll } = useSelection()
  const isKept = useIsKept()
  const isTicked = ids.every((id) => selected.get(id))
  return (
    <label className={styles.box}>
      <input
        checked={isTicked}
        disabled={!isKept}
        onChange={() => toggleAll()}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isTicked
        }}
        type="checkbox"
      />
      <span>{selectionWords.all}</span>
    </label>
  )
}

type RowBoxProps = { id: Id; name: string; ids: Id[]; reach: RefObject<Reach> }

function RowBox({ id, ids, name, reach }: RowBoxProps) {
  const { selected, setSelection } = useSelection()
  const isKept = useIsKept()
  const isTicked = selected.get(id) === true

  const toggle = () => {
    const { from, isHeld } = reach.current
    const between = isHeld ? rangeOf(ids, from, id) : [id]
    for (const one of between) {
      if ((selected.get(one) === true) === isTicked) setSelection(one)
    }
    reach.current = { from: id, isHeld: false }
  }
  // Heard before the box changes, whether it is pressed or the space bar is.
  const hold = ({ shiftKey }: { shiftKey: boolean }) => {
    reach.current.isHeld = shiftKey
  }
  return (
    <label className={styles.box} onPointerDown={hold}>
      <input
        checked={isTicked}
        disabled={!isKept}
        onChange={toggle}
        onKeyDown={hold}
        type="checkbox"
      />
      <span>{selectionWords.row(name)}</span>
    </label>
  )
}

/**
 * Whether what is ticked now stays so. Payload unticks everything each time the list is asked for otherwise,
 * which it also does by itself right after it was opened; and before the scripts are there nobody hears a tick.
 */
function useIsKept() {
  const { query } = useListQuery()
  const [settled, setSettled] = useState<typeof query>()
  // Runs together with what unticks.
  useEffect(() => setSettled(query), [query])
  return settled === query
}

/** From one row to the other, both included, whichever stands first; the other alone without a first. */
function rangeOf(ids: Id[], from: Id | null, to: Id): Id[] {
  const [start, end] = [ids.indexOf(from ?? to), ids.indexOf(to)].sort((a, b) => a - b)
  return start === undefined || end === undefined || start < 0 ? [to] : ids.slice(start, end + 1)
}
