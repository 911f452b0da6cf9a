export { default, metadata } from '@/src/plugins/live-preview/routes/(apercu)/PreviewLayout'
