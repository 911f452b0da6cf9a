'use client'

import { useEffect } from 'react'
import { MAIN_ID } from './mainId'

type Props = { of: string }

/**
 * Payload draws some pages into a plain box: screen readers are told that it is the main part, and that the
 * head of a list in it is not the head of the whole page. Of every page the keyboard can skip to that part.
 */
export function MainLandmark({ of }: Props) {
  useEffect(() => {
    const main = document.querySelector('main')
    const box = main ?? document.querySelector(of)
    box?.setAttribute('id', MAIN_ID)
    if (main !== null || box === null) return
    box.setAttribute('role', 'main')
    for (const head of box.querySelectorAll('header')) head.setAttribute('role', 'presentation')
  }, [of])
  return null
}
