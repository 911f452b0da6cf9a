import { toast, useForm } from '@payloadcms/ui'
import {
  dismissToastsWithoutAction,
  hasInvalidFieldsToast,
  replaceWithErrorToast,
} from '@/components/admin/notice/toasts'

const FIRST_SERVER_ERROR_STATUS = 500

type ToastWords = { saved: string; failed: string }
type FieldOverrides = Record<string, unknown>

/**
 * Returns a function that saves the form and shows exactly one toast about the result. The function returns whether
 * the form was saved.
 */
export function useSaveWithToast({ saved, failed }: ToastWords) {
  const { submit, validateForm } = useForm()
  return async (overrides?: FieldOverrides) => {
    dismissToastsWithoutAction()
    const outcome = await submit({ disableSuccessStatus: true, overrides })
    if (outcome?.res.ok) {
      toast.success(saved)
      return true
    }
    // Payload adds its own toast in a later task; it is replaced below.
    await new Promise((resolve) => setTimeout(resolve))
    // Payload returns no outcome for field errors and for a missing response. The fields tell them apart: if they are
    // valid and no reason is shown, the server did not respond.
    const isServerFailure = outcome
      ? outcome.res.status >= FIRST_SERVER_ERROR_STATUS
      : !hasInvalidFieldsToast() && (await validateForm())
    replaceWithErrorToast(failed, { withReason: !isServerFailure })
    return false
  }
}
