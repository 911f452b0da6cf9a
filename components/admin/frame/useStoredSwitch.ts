'use client'

import { useSyncExternalStore } from 'react'

const CHANGED = 'stored-switch'
const ON = 'oui'
const OFF = 'non'

/**
 * What this person wants in this browser, the same in all its tabs; where the browser keeps nothing, as usual.
 * @param usual until they have chosen
 */
export function useStoredSwitch(name: string, usual: boolean) {
  const isOn = useSyncExternalStore(
    follow,
    () => (usual ? read(name) !== OFF : read(name) === ON),
    () => usual,
  )
  const turn = (on: boolean) => {
    store(name, on ? ON : OFF)
    window.dispatchEvent(new Event(CHANGED))
  }
  return [isOn, turn] as const
}

function follow(noticed: () => void) {
  window.addEventListener('storage', noticed)
  window.addEventListener(CHANGED, noticed)
  return () => {
    window.removeEventListener('storage', noticed)
    window.removeEventListener(CHANGED, noticed)
  }
}

function read(name: string) {
  try {
    return window.localStorage.getItem(name)
  } catch (err) {
    console.warn({ err, msg: 'The browser stores no choices' })
    return null
  }
}

function store(name: string, value: string) {
  try {
    window.localStorage.setItem(name, value)
  } catch (err) {
    console.warn({ err, msg: 'This choice could not be stored' })
  }
}
