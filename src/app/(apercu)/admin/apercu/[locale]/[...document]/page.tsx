export { default } from '@/src/plugins/live-preview/routes/(apercu)/PreviewRoute'
