export { AccessibilityPatches as provider } from '@/src/plugins/payload-corrections/admin/AccessibilityPatches'
