/**
 * The brand names inside the vendor's paths, model values and file scheme (spec 0, "Names are configuration").
 * The studio and the sandbox read the same variables, so that a client written for another host of the
 * interface runs against either unchanged.
 */
export interface VendorNames {
  videoBrand: string;
  videoModelBrand: string;
  fileScheme: string;
  /** In `<brand>-speech-2.6-turbo` (document 2). */
  speechBrand: string;
  /** In `<brand>-tts-flash-v2` and `<brand>-tts-multilingual-v2` (document 2). */
  ttsBrand: string;
  /** In `<brand>2.6-v2v` (document 3). */
  referenceVideoBrand: string;
  /** In `<brand>-1-kontext-pro`, `<brand>-2-flex` and `<brand>-2-pro` (document 3). */
  imageBrand: string;
  /** The result query of documents 2 and 3. */
  taskResultPath: string;
}

export const defaultVendorNames: VendorNames = {
  videoBrand: 'vendor',
  videoModelBrand: 'Vendor',
  fileScheme: 'vendor_file',
  speechBrand: 'vendor',
  ttsBrand: 'vendor',
  referenceVideoBrand: 'vendor',
  imageBrand: 'vendor',
  taskResultPath: '/v3/async/task-result',
};

/** Reads the names from environment variables; an absent or empty variable keeps the document's own word. */
export function vendorNamesFrom(variables: Record<string, string | undefined>): VendorNames {
  return {
    videoBrand: variables.VENDOR_VIDEO_BRAND || defaultVendorNames.videoBrand,
    videoModelBrand: variables.VENDOR_VIDEO_MODEL_BRAND || defaultVendorNames.videoModelBrand,
    fileScheme: variables.VENDOR_FILE_SCHEME || defaultVendorNames.fileScheme,
    speechBrand: variables.VENDOR_SPEECH_BRAND || defaultVendorNames.speechBrand,
    ttsBrand: variables.VENDOR_TTS_BRAND || defaultVendorNames.ttsBrand,
    referenceVideoBrand: variables.VENDOR_V2V_BRAND || defaultVendorNames.referenceVideoBrand,
    imageBrand: variables.VENDOR_IMAGE_BRAND || defaultVendorNames.imageBrand,
    taskResultPath: variables.VENDOR_TASK_RESULT_PATH || defaultVendorNames.taskResultPath,
  };
}

/** The two video models by their plain names; `modelValue` gives the branded value that goes on the wire. */
export const videoModels = ['H3', 'H3-Max'] as const;
export type VideoModel = (typeof videoModels)[number];

/** `H3` → `Vendor-H3`. */
export function modelValue(names: VendorNames, model: VideoModel): string {
  return `${names.videoModelBrand}-${model}`;
}

/** The paths of document 1, relative to the base URL. */
export function videoPaths(names: VendorNames) {
  const root = `/v3/${names.videoBrand}/v2`;
  return {
    generation: `${root}/video_generation`,
    regeneration: `${root}/video_regeneration`,
    contextRewrite: `${root}/h3_context_ir`,
    query: (taskId: string) => `${root}/query/video_generation/${encodeURIComponent(taskId)}`,
  };
}

/** The paths of documents 2 and 3, relative to the base URL, and of the result query that they share. */
export function platformPaths(names: VendorNames) {
  const { speechBrand, ttsBrand, referenceVideoBrand, imageBrand, taskResultPath } = names;
  return {
    longSpeech: `/v3/async/${speechBrand}-speech-2.6-turbo`,
    flashSpeech: `/v3/${ttsBrand}-tts-flash-v2`,
    multilingualSpeech: `/v3/${ttsBrand}-tts-multilingual-v2`,
    referenceVideo: `/v3/async/${referenceVideoBrand}2.6-v2v`,
    kontext: `/v3/async/${imageBrand}-1-kontext-pro`,
    flex: `/v3/async/${imageBrand}-2-flex`,
    pro: `/v3/async/${imageBrand}-2-pro`,
    taskResult: (taskId: string) => `${taskResultPath}?task_id=${encodeURIComponent(taskId)}`,
  };
}
