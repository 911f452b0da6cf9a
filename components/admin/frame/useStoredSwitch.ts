'use client'

import { useSyncExternalStore } from 'react'

const SWITCH_CHANGE_EVENT = 'stored-switch'
const STORED_ON = 'oui'
const STORED_OFF = 'non'

/**
 * An on/off preference stored in this browser and shared by its tabs.
 * @param usual value before the first choice, and if the browser blocks storage
 */
export function useStoredSwitch(name: string, usual: boolean) {
  const isOn = useSyncExternalStore(
    subscribeToStorage,
    () => (usual ? readStoredSwitch(name) !== STORED_OFF : readStoredSwitch(name) === STORED_ON),
    () => usual,
  )
  const setOn = (on: boolean) => {
    storeSwitch(name, on ? STORED_ON : STORED_OFF)
    window.dispatchEvent(new Event(SWITCH_CHANGE_EVENT))
  }
  return [isOn, setOn] as const
}

function subscribeToStorage(listener: () => void) {
  window.addEventListener('storage', listener)
  window.addEventListener(SWITCH_CHANGE_EVENT, listener)
  return () => {
    window.removeEventListener('storage', listener)
    window.removeEventListener(SWITCH_CHANGE_EVENT, listener)
  }
}

function readStoredSwitch(name: string) {
  try {
    return window.localStorage.getItem(name)
  } catch (err) {
    console.warn({ err, msg: 'The browser stores no choices' })
    return null
  }
}

function storeSwitch(name: string, value: string) {
  try {
    window.localStorage.setItem(name, value)
  } catch (err) {
    console.warn({ err, msg: 'This choice could not be stored' })
  }
}
