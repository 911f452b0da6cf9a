'use client'

import { toast, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'
import { useEffect, useState, useTransition } from 'react'
import { dismissToastsWithoutAction } from '@/components/admin/notice/toasts'
import { bodyOrNull, request } from '@/components/admin/request/request'
import {
  type BaseMineAndTheirs,
  findSaveConflicts,
  mergeSave,
  type SaveConflict,
} from '@/src/plugins/version-history/rules/mergeSaves'
import { saveConflictWords as words } from '@/src/plugins/version-history/words/admin/saves'
import { parseSaveOutcome, type SaveRefusal } from './refusedSave'
import { replaceIdsByDocuments } from './replaceIdsByDocuments'

/** Maximum attempts to save; each can fail because another user has saved again meanwhile. */
const MAX_SAVE_ATTEMPTS = 5
const RETRY_PAUSE_MS = 300

type SaveConflictOptions = { base: unknown; first: SaveRefusal; onAnswered: () => void }

type SaveConflictState = {
  refusal: SaveRefusal
  saves: BaseMineAndTheirs
  conflicts: SaveConflict[]
}

/** Reads the stored document and merges it with the form. Saves the result, or shows the conflicts to the user. */
export function useSaveConflict({ base, first, onAnswered }: SaveConflictOptions) {
  const [shown, show] = useState<SaveConflictState | null>(null)
  const [isBusy, startWork] = useTransition()
  const { docConfig, ...info } = useDocumentInfo()
  const { dispatchFields, getData, reset, setModified } = useForm()
  const place = useDocumentApi()
  const fields = docConfig?.fields ?? []

  const giveUp = (problem: string) => {
    toast.error(problem)
    close()
  }
  const close = () => {
    dispatchFields({ type: 'UPDATE', path: 'updatedAt', valid: true, errorMessage: undefined })
    setModified(true)
    onAnswered()
  }

  const join = async (
    refusal: SaveRefusal,
    before: Omit<BaseMineAndTheirs, 'theirs'>,
    tries = 1,
  ): Promise<void> => {
    const theirs = await place.read()
    // The toast of the refused save is shown by now; the dialog replaces it.
    dismissToastsWithoutAction()
    if (!theirs) return giveUp(words.unreadable)
    const saves = { ...before, theirs }
    const conflicts = findSaveConflicts(fields, saves)
    if (conflicts.length === 0) return save(refusal, saves, new Set(), tries)
    show({ refusal, saves, conflicts: await replaceIdsByDocuments(conflicts) })
  }

  const save = async (
    refusal: SaveRefusal,
    saves: BaseMineAndTheirs,
    pathsOfMine: ReadonlySet<string>,
    tries = 1,
  ): Promise<void> => {
    const mine = mergeSave(fields, saves, pathsOfMine)
    const outcome = parseSaveOutcome(await place.write(refusal, mine))
    if ('newer' in outcome && tries < MAX_SAVE_ATTEMPTS) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS * tries))
      return join(outcome.newer, { base: saves.theirs, mine }, tries + 1)
    }
    if ('saved' in outcome) {
      await reset(outcome.saved)
      updateDocumentInfo(info, outcome.saved)
      toast.success(words.joined)
      return onAnswered()
    }
    // The merged values stay in the form, so that the user can save them again.
    await reset(mine)
    setModified(true)
    toast.error('problem' in outcome && outcome.problem ? outcome.problem : words.notJoined)
    onAnswered()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the refusal arrives.
  useEffect(() => {
    startWork(() => join(first, { base, mine: getData() }))
  }, [])

  const choose = (pathsOfMine: ReadonlySet<string>) =>
    startWork(async () => {
      if (shown) await save(shown.refusal, shown.saves, pathsOfMine)
    })
  return { shown, isBusy, choose, close }
}

type PayloadDocumentInfo = Omit<ReturnType<typeof useDocumentInfo>, 'docConfig'>

function updateDocumentInfo(info: PayloadDocumentInfo, saved: Record<string, unknown>) {
  info.setData(saved)
  info.incrementVersionCount()
  if (saved._status === 'draft') info.setUnpublishedVersionCount((count) => count + 1)
  if (saved._status !== 'published') return
  info.setUnpublishedVersionCount(0)
  info.setHasPublishedDoc(true)
}

/** Reads and writes the document through the REST API. */
function useDocumentApi() {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  const { code } = useLocale()
  const url = globalSlug ? `/api/globals/${globalSlug}` : `/api/${collectionSlug}/${id}`
  const asShown = `draft=true&depth=0&locale=${code}&fallback-locale=null`
  return {
    read: async () =>
      bodyOrNull(
        await request<Record<string, unknown>>(`${url}?${asShown}`, { cache: 'no-store' }),
      ),
    write: ({ query, status }: SaveRefusal, { file, ...document }: Record<string, unknown>) => {
      const body = new FormData()
      body.set('_payload', JSON.stringify({ ...document, ...(status && { _status: status }) }))
      if (file instanceof File) body.set('file', file)
      const method = globalSlug ? 'POST' : 'PATCH'
      return request(`${url}?${query}`, { method, body })
    },
  }
}
