import { expect, test } from 'vitest';
import { modelValue, vendorNamesFrom, videoPaths } from './names.ts';

test('the names are the documents’ own words unless they are set', () => {
  const names = vendorNamesFrom({ VENDOR_VIDEO_BRAND: '' });
  expect(videoPaths(names).generation).toBe('/v3/vendor/v2/video_generation');
  expect(modelValue(names, 'H3-Max')).toBe('Vendor-H3-Max');
});

test('a host of another brand changes paths, models and the file scheme', () => {
  const names = vendorNamesFrom({
    VENDOR_VIDEO_BRAND: 'minimax',
    VENDOR_VIDEO_MODEL_BRAND: 'MiniMax',
    VENDOR_FILE_SCHEME: 'mm_file',
  });
  expect(videoPaths(names).query('123')).toBe('/v3/minimax/v2/query/video_generation/123');
  expect(modelValue(names, 'H3')).toBe('MiniMax-H3');
  expect(names.fileScheme).toBe('mm_file');
});
