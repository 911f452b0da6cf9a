'use client'

export function NewerSave() {
  return null
}
