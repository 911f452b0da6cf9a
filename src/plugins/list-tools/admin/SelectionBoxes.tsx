'use client'

import { useListQuery, useSelection } from '@payloadcms/ui'
import type { Column } from 'payload'
import { type RefObject, useEffect, useState } from 'react'
import { selectionWords } from '@/src/content/admin/selections'
import styles from './SelectionBoxes.module.css'

type RowId = number | string
/** Shift selects from the row `from`, selected last; `isHeld`: whether Shift is pressed. */
export type ShiftSelectionState = { from: RowId | null; isHeld: boolean }

type SelectableRows = { id: RowId; name: string }[]

/** Builds a column of row checkboxes, because Payload's own have no accessible name. */
export function selectionColumn(
  rows: SelectableRows,
  reach: RefObject<ShiftSelectionState>,
): Column {
  const ids = rows.map(({ id }) => id)
  return {
    accessor: '_select',
    active: true,
    field: { name: '_select', type: 'checkbox', hidden: true },
    Heading: <AllRowsCheckbox ids={ids} />,
    renderedCells: rows.map(({ id, name }) => (
      <RowCheckbox id={id} ids={ids} key={id} name={name} reach={reach} />
    )),
  }
}

function AllRowsCheckbox({ ids }: { ids: RowId[] }) {
  const { count = 0, selected, toggleAll } = useSelection()
  const isStable = useIsSelectionStable()
  const isTicked = ids.every((id) => selected.get(id))
  return (
    <label className={styles.box}>
      <input
        checked={isTicked}
        disabled={!isStable}
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

type RowCheckboxProps = {
  id: RowId
  name: string
  ids: RowId[]
  reach: RefObject<ShiftSelectionState>
}

function RowCheckbox({ id, ids, name, reach }: RowCheckboxProps) {
  const { selected, setSelection } = useSelection()
  const isStable = useIsSelectionStable()
  const isTicked = selected.get(id) === true

  const toggle = () => {
    const { from, isHeld } = reach.current
    const between = isHeld ? idsBetween(ids, from, id) : [id]
    for (const one of between) {
      if ((selected.get(one) === true) === isTicked) setSelection(one)
    }
    reach.current = { from: id, isHeld: false }
  }
  // Stores whether Shift is pressed, before the change event of the pointer or the space bar.
  const recordShift = ({ shiftKey }: { shiftKey: boolean }) => {
    reach.current.isHeld = shiftKey
  }
  return (
    <label className={styles.box} onPointerDown={recordShift}>
      <input
        checked={isTicked}
        disabled={!isStable}
        onChange={toggle}
        onKeyDown={recordShift}
        type="checkbox"
      />
      <span>{selectionWords.row(name)}</span>
    </label>
  )
}

/**
 * Whether a selection made now persists: Payload clears it when the list's query changes, also
 * right after the list opens. False before hydration, when a click would have no effect.
 */
function useIsSelectionStable() {
  const { query } = useListQuery()
  const [settledQuery, setSettledQuery] = useState<typeof query>()
  // This effect runs in the same phase as Payload's effect that clears the selection.
  useEffect(() => setSettledQuery(query), [query])
  return settledQuery === query
}

/** Lists the rows from `from` to `to`, in any order; only `to` without `from`. */
function idsBetween(ids: RowId[], from: RowId | null, to: RowId): RowId[] {
  const [start, end] = [ids.indexOf(from ?? to), ids.indexOf(to)].sort((a, b) => a - b)
  return start === undefined || end === undefined || start < 0 ? [to] : ids.slice(start, end + 1)
}
