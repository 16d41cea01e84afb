import { Segmented } from '#components/ui/segmented.tsx';
import { Slider } from '#components/ui/slider.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { imageLimit } from '#lib/vendor/video-limits.ts';
import type { Size } from './base-video-size.ts';
import { type CropFrame, cropAspects, moveFrame, nearestFrame } from './crop-frame.ts';

interface CropControlsProps {
  /** Undefined: the whole picture. */
  frame: CropFrame | undefined;
  picture: Size;
  onFrame: (frame: CropFrame | undefined) => void;
}

/** The shape and size of a crop. The whole picture can be kept only while its own shape is allowed. */
export function CropControls({ frame, picture, onFrame }: CropControlsProps) {
  const t = useText();
  const aspect = picture.width / picture.height;
  const { minAspect, maxAspect } = imageLimit;
  const isAllowed = aspect >= minAspect && aspect <= maxAspect;
  const nearest = nearestFrame(picture);
  const whole = isAllowed
    ? { value: 'whole', label: 'Whole' }
    : { value: 'nearest', label: aspect > maxAspect ? '5:2' : '2:5' };
  const named = cropAspects.find(([, value]) => value === frame?.aspect)?.[0];

  return (
    <div className="grid gap-3">
      <Segmented
        label={t('Crop')}
        value={frame ? (named ?? 'nearest') : 'whole'}
        onChange={(value) => {
          const chosen = cropAspects.find(([name]) => name === value)?.[1];
          if (value === 'whole') onFrame(undefined);
          else onFrame({ ...(frame ?? nearest), aspect: chosen ?? nearest.aspect });
        }}
        options={[whole, ...cropAspects.map(([name]) => ({ value: name, label: name }))]}
        className="[&_label]:px-1"
      />
      {frame && (
        <Slider
          label={t('Size of the frame')}
          value={Math.round(frame.share * 100)}
          min={25}
          max={100}
          format={(value) => `${value} %`}
          onChange={(value) => onFrame(moveFrame({ ...frame, share: value / 100 }, 0, 0, picture))}
        />
      )}
    </div>
  );
}
