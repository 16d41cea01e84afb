/**
 * The brand names inside the vendor's paths, model values and file scheme (spec 0, "Names are configuration").
 * The studio and the sandbox read the same variables, so that a client written for another host of the
 * interface runs against either unchanged.
 */
export interface VendorNames {
  videoBrand: string;
  videoModelBrand: string;
  fileScheme: string;
}

export const defaultVendorNames: VendorNames = {
  videoBrand: 'vendor',
  videoModelBrand: 'Vendor',
  fileScheme: 'vendor_file',
};

/** Reads the names from environment variables; an absent or empty variable keeps the document's own word. */
export function vendorNamesFrom(variables: Record<string, string | undefined>): VendorNames {
  return {
    videoBrand: variables.VENDOR_VIDEO_BRAND || defaultVendorNames.videoBrand,
    videoModelBrand: variables.VENDOR_VIDEO_MODEL_BRAND || defaultVendorNames.videoModelBrand,
    fileScheme: variables.VENDOR_FILE_SCHEME || defaultVendorNames.fileScheme,
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
